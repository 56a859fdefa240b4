import { ApiError } from '../errors.ts';
import { isKey } from './keys.ts';
import type { PostRules } from './object-store.ts';
import type { Signer } from './signing.ts';

/** What a signed form post allows, as an S3-like policy: base64 of JSON, signed as a text. */
export interface PostPolicy {
  key: string;
  maxBytes: number;
  isExact?: boolean | undefined;
  contentTypes: string[];
  /** Milliseconds since the epoch. */
  expires: number;
}

export const signPolicy = (
  signer: Signer,
  brand: string,
  key: string,
  { maxBytes, isExact, contentTypes, lifetime }: PostRules,
): Record<string, string> => {
  const allowed: PostPolicy = {
    key,
    maxBytes,
    isExact,
    contentTypes: [...contentTypes],
    expires: Date.now() + lifetime * 1000,
  };
  const policy = Buffer.from(JSON.stringify(allowed)).toString('base64');
  return { key, policy, signature: signer.sign(brand, 'write', policy) };
};

/** @throws api.forbidden unless this brand signed it for this key and it has not expired */
export const openPolicy = (signer: Signer, brand: string, form: Record<string, string>): PostPolicy => {
  const { key, policy = '', signature } = form;
  if (!signer.verify(brand, 'write', policy, signature)) throw new ApiError('api.forbidden');
  // Signed by us, so it has the shape that we gave it.
  const allowed = JSON.parse(Buffer.from(policy, 'base64').toString('utf8')) as PostPolicy;
  const isFor = key === allowed.key && allowed.key.startsWith(`${brand}/`) && isKey(allowed.key);
  if (!isFor || allowed.expires < Date.now()) throw new ApiError('api.forbidden');
  return allowed;
};
