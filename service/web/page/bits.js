/** Bits into bytes and back, most significant first; bytes as base64url; CRC-32 (IEEE 802.3). */

export class BitWriter {
  #bits = [];

  /** The lowest `width` bits of a whole number, up to 32. */
  put(value, width) {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
    return this;
  }

  bytes() {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    this.#bits.forEach((bit, at) => { bytes[at >> 3] |= bit << (7 - (at & 7)); });
    return bytes;
  }
}

export class BitReader {
  #at = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  /** The next `width` bits. Throws RangeError beyond the end. */
  take(width) {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1) {
      if (this.#at >= this.bytes.length * 8) throw new RangeError("cut short");
      value = value * 2 + (this.bytes[this.#at >> 3] >> (7 - (this.#at & 7)) & 1);
      this.#at += 1;
    }
    return value;
  }
}

export function toBase64url(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws where the text is not base64url. */
export function fromBase64url(text) {
  if (!/^[\w-]*$/.test(text)) throw new RangeError("not base64url");
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

const REVERSED = 0xedb88320;

export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ REVERSED : crc >>> 1;
  }
  return ~crc >>> 0;
}
