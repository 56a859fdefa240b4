import type { Maintenance } from '@livery/contract';
import type { Credentials } from './credentials.ts';
import type { ApiFailure } from './failure.ts';

export interface CallOptions {
  query?: Record<string, string | number | undefined>;
  /** Plain data travels as JSON; `FormData` and `Blob` as they are. */
  body?: unknown;
  signal?: AbortSignal;
  /** Milliseconds; 60 s without. */
  timeout?: number;
  /** The caller shows the failure itself: no toast, no alert. */
  quiet?: boolean;
  /** Sent without a token, and never renewed. */
  anonymous?: boolean;
  /** Sent instead of the session's token, and never renewed. */
  token?: string | undefined;
  /** Share of the upload, 0–1. */
  onProgress?: (share: number) => void;
}

/** Who is told about outcomes. Transport knows no screen. */
export interface HttpListeners {
  /** Every success; the path tells which count. */
  onSuccess(path: string): void;
  /** A failure that the caller did not keep to itself. Nothing to show without its explanation. */
  onFailure(failure: ApiFailure): void;
  /** 503 with maintenance times. */
  onMaintenance(maintenance: Maintenance): void;
  /** 429. */
  onGuestQuota(): void;
}

export interface HttpContext {
  credentials(): Credentials;
  locale(): string;
  listeners: HttpListeners;
}
