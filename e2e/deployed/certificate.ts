import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
};
const sequence = (...parts: Uint8Array[]): Buffer => tlv(0x30, ...parts);
const [commonName, ecdsaWithSha256] = ['550403', '2a8648ce3d040302'].map((oid) => tlv(0x06, Buffer.from(oid, 'hex')));
/** As X.509 writes it: `261125140000Z`. */
const time = (at: number): Buffer =>
  tlv(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
const pem = (what: string, der: Uint8Array): string =>
  `-----BEGIN ${what}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${what}-----\n`;

/** A certificate of this machine that nobody vouches for, good for a day, and its key: both as PEM. */
export function createCertificate(name = 'localhost'): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(ecdsaWithSha256 ?? Buffer.alloc(0));
  const whose = sequence(tlv(0x31, sequence(commonName ?? Buffer.alloc(0), tlv(0x0c, Buffer.from(name)))));
  const day = 86_400_000;
  const serial = tlv(
    0x02,
    Buffer.concat([Buffer.from([1]), createHash('sha256').update(spki).digest().subarray(0, 8)]),
  );
  const body = sequence(
    serial,
    algorithm,
    whose,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    whose,
    spki,
  );
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    certificate: pem('CERTIFICATE', sequence(body, algorithm, signature)),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
