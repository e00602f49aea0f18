"""What is in ``deploy/`` can be read by those who will read it, and agrees with the service."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from service.http.settings import VARIABLES
from service.version import __version__
from tests.served import PROJECT

DEPLOY = PROJECT / "deploy"
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
GRACE = int(VARIABLES["GRACE_SECONDS"].default)


def run(*command: str) -> None:
    """Run a program of the development environment; its complaints are the failure."""
    tried = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False, timeout=120)
    assert tried.returncode == 0, tried.stdout + tried.stderr


def load(file: Path) -> Any:  # noqa: ANN401  (YAML)
    return yaml.safe_load(file.read_text())


def test_hadolint_finds_nothing() -> None:
    run(str(Path(sys.executable).with_name("hadolint")), "Dockerfile")


@pytest.mark.parametrize("manifest", MANIFESTS, ids=[file.stem for file in MANIFESTS])
def test_kubernetes_would_take_the_manifest(manifest: Path) -> None:
    run(sys.executable, "-m", "kubernetes_validate", "--strict", str(manifest))


def test_compose_would_take_the_file() -> None:
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml")


def test_all_that_was_asked_for_is_there() -> None:
    kinds = {load(file)["kind"] for file in MANIFESTS}
    assert kinds == {"Deployment", "Service", "HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy"}


def test_every_manifest_means_the_same_pods() -> None:
    labels = {"app.kubernetes.io/name": "apples-referee"}
    pods = load(DEPLOY / "kubernetes" / "deployment.yaml")["spec"]
    assert pods["selector"]["matchLabels"] == pods["template"]["metadata"]["labels"] == labels
    for name, place in (("service", "selector"), ("disruption-budget", "selector"), ("network-policy", "podSelector")):
        selector = load(DEPLOY / "kubernetes" / f"{name}.yaml")["spec"][place]
        assert selector.get("matchLabels", selector) == labels


def test_stopping_is_given_more_time_than_the_service_takes() -> None:
    pod = load(DEPLOY / "kubernetes" / "deployment.yaml")["spec"]["template"]["spec"]
    wait = int(pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pod["terminationGracePeriodSeconds"] > wait + GRACE
    instance = load(DEPLOY / "compose.yaml")["x-instance"]
    assert int(instance["stop_grace_period"].removesuffix("s")) > GRACE


def test_the_proxy_lets_go_of_a_connection_before_the_service_does() -> None:
    upstream = (DEPLOY / "nginx.conf").read_text().partition("upstream apples")[2].partition("}")[0]
    seconds = int(upstream.partition("keepalive_timeout ")[2].partition("s")[0])
    assert seconds < int(VARIABLES["IDLE_SECONDS"].default)


def test_the_image_is_that_of_this_version() -> None:
    pod = load(DEPLOY / "kubernetes" / "deployment.yaml")["spec"]["template"]["spec"]
    assert pod["containers"][0]["image"] == f"apples-referee:{__version__}"


@pytest.mark.parametrize("script", ["image.sh", "check-image.sh"])
def test_the_scripts_are_syntactically_sound(script: str) -> None:
    run("bash", "-n", str(DEPLOY / script))
