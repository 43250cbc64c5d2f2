import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const cost = { N: 4096, r: 8, p: 1 };
const length = 32;

/** `scrypt$<salt>$<hash>`, both in hex. */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('hex')}$${scryptSync(password, salt, length, cost).toString('hex')}`;
};

export const isPasswordOf = (password: string, savedHash: string): Promise<boolean> => {
  const [kind, salt, hash] = savedHash.split('$');
  if (kind !== 'scrypt' || !salt || !hash) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'hex'), length, cost, (error, derived) => {
      if (error) reject(error);
      else resolve(timingSafeEqual(derived, Buffer.from(hash, 'hex')));
    });
  });
};
