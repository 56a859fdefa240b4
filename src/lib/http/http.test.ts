// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ApiFailure, NO_CONNECTION } from './failure.ts';
import { Http, type HttpEngine } from './http.ts';
import { anyCall } from './testing/any-call.ts';

const listeners = {
  onSuccess: () => undefined,
  onFailure: () => undefined,
  onMaintenance: () => undefined,
  onGuestQuota: () => undefined,
};

describe('the HTTP client', () => {
  it("is a lost connection while the client's own code does not come, and opens once it does", async () => {
    const engine: HttpEngine = {
      call: async (name) => name,
      upload: async () => undefined,
    };
    let hasNetwork = false;
    const load = () =>
      hasNetwork ? Promise.resolve(engine) : Promise.reject(new TypeError('Failed to fetch the module'));
    const http = new Http({ locale: () => 'en', listeners, load });
    const failure: unknown = await anyCall(http, 'GET /api/v1/x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      code: NO_CONNECTION,
      call: 'GET /api/v1/x',
      explanation: { display: 'pass', text: 'error.no_connection' },
    });
    hasNetwork = true;
    expect(await anyCall(http, 'GET /api/v1/x')).toBe('GET /api/v1/x');
  });
});
