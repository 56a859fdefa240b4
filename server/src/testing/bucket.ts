import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isSigned } from './bucket.signature.ts';

const BUCKET = 'livery-test';
/** The only account that it knows. */
const KEY = 'S3RVER';

export interface TestBucket {
  /** What a server is started with to keep its objects there. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** What a browser needs of a bucket that it sends files to. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
<AllowedMethod>POST</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

interface Context {
  req: IncomingMessage;
  method: string;
  status: number;
}

/** What it leaves out itself, before all else that it does. */
const checkSignatures = (server: S3rver): void => {
  const check = async (context: Context, next: () => Promise<void>): Promise<void> => {
    // The signature of a form post is in the form.
    const isExempt = ['OPTIONS', 'POST'].includes(context.method);
    if (isExempt || isSigned(context.req, KEY)) return next();
    context.status = 403;
  };
  (server as unknown as { middleware: (typeof check)[] }).middleware.unshift(check);
};

/**
 * A bucket on loopback. Signatures and their time are checked as S3 does, except those of form posts: their policy is read by
 * nobody here.
 */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'livery-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  });
  checkSignatures(server);
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY: KEY,
      S3_SECRET_KEY: KEY,
      S3_PATH_STYLE: '1',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
