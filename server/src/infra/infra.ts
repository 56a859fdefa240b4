import type { Locale, Scheme } from '@livery/contract';
import type { Logger } from 'pino';
import type { BrandRegistry } from '../brand/brand.registry.ts';
import type { Config } from '../config.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Database } from './database/database.ts';
import type { LateDatabases } from './database/late-databases.ts';
import type { FreeSpace } from './disk/free-space.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Objects } from './objects/objects.ts';
import type { OidcClient } from './oidc/oidc.ts';
import type { PubSub } from './pubsub/pubsub.ts';
import type { SharedRedis } from './redis/redis.ts';
import type { SmsGateway } from './sms/sms.ts';
import type { Wellpay } from './wellpay/wellpay.ts';

/** A brand whose folder is being worked on. */
export interface BrandPreview {
  /** What pages have to know of the last save. */
  readonly state: PreviewState;
  /** The one that is worked on, where others are served beside it. */
  readonly id?: string;
  /** Origin of the studio, whose page shows this one's in frames. */
  readonly framedBy?: string;
  /** How pages are shown whatever their cookies say: a frame of another site has none. */
  readonly look?: PreviewLook;
  /** Told of each save that changed something; returns how to stop. */
  onChange(listener: (state: PreviewState) => void): () => void;
}

/** Chosen in the studio; may change between two pages. */
export interface PreviewLook {
  locale: Locale;
  scheme: Scheme;
}

export interface PreviewState {
  /** Of the brand that is served: an open page with another one is out of date. */
  readonly revision: string;
  /** Of all but the theme: while it stays, an open page changes clothes and nothing else. */
  readonly structure?: string;
  /** The last save cannot be served: the one before it stays. */
  readonly isBroken: boolean;
  /** What the doctor says of the folder, a sentence each. */
  readonly findings: readonly string[];
}

/** The parts under the domains. Services take what they need of it. */
export interface Infra {
  config: Config;
  log: Logger;
  brands: BrandRegistry;
  database: Database;
  /** The same rows on connections of their own: however many guests come, those of signed-in people stay free. */
  guests: Database;
  /** The same rows on connections of their own: however many read, who changes something finds one. */
  changing: Database;
  /**
   * The same rows on connections that keep the plan of what is prepared by name. What each call begins with is read here,
   * too: a statement for many, which waits for nobody's reads or changes.
   */
  keeping: Database;
  /** Replicas, for reads that may be late; absent: there are none. */
  late?: LateDatabases | undefined;
  captcha: Captcha;
  oidc: OidcClient;
  objects: Objects;
  /** How full the disks of objects and database are. */
  space: FreeSpace;
  mailer: Mailer;
  sms: SmsGateway;
  /** Where codes go in development without real adapters; never there in production. */
  mailbox: Mailbox | undefined;
  wellpay: Wellpay;
  pubsub: PubSub;
  /** What nodes share beside the database; absent: this one is alone. */
  redis?: SharedRedis | undefined;
  /** In `brand preview` alone. */
  preview?: BrandPreview | undefined;
  /** Where services leave work that nobody waits for. */
  jobs: Pick<Jobs, 'enqueue' | 'hurry' | 'countWaiting'>;
}
