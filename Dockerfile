# The service in two stages: the first installs what the lock file pins, the second has nothing that could install more.
# Build it with docker, podman or buildah:  make image
ARG BASE=docker.io/library/python:3.13-slim

FROM ${BASE} AS install
WORKDIR /apples
COPY requirements.lock ./
# A build behind a proxy of its own may hand over a certificate:  --secret id=ca,src=FILE
RUN --mount=type=secret,id=ca,target=/run/secrets/ca.crt \
    if [ -s /run/secrets/ca.crt ]; then export PIP_CERT=/run/secrets/ca.crt; fi; \
    python -m venv --copies --without-pip /apples/venv && \
    python -m pip --python /apples/venv/bin/python install --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary :all: -r requirements.lock
COPY openapi.yaml ./
COPY service ./service
RUN /apples/venv/bin/python -m compileall -q venv service

FROM ${BASE}
LABEL org.opencontainers.image.title="apples-referee" \
      org.opencontainers.image.description="The rules of the card games Apples and Apples to Apples, over HTTP" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin apples
WORKDIR /apples
COPY --from=install /apples /apples
ENV PATH="/apples/venv/bin:${PATH}" \
    PYTHONPATH=/apples \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000
USER 10001:10001
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-m", "service.http.probe"]
CMD ["gunicorn", "--config", "python:service.server.config", "service:create_app()"]
