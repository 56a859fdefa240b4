import { CALLS, type CallName, callSpecOf, errorsOf } from '@livery/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Operation {
  responses: {
    default: { content: { 'application/json': { schema: { properties: { error: { enum: string[] } } } } } };
  };
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

describe('the API describes itself', () => {
  it('serves every call of the contract, each with the codes that it may fail with', async () => {
    const { paths } = (await test.call({ url: '/api/openapi.json' })).raw.json();
    const described = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => {
        const { properties } = responses.default.content['application/json'].schema;
        expect(Object.keys(properties)).toEqual(['error', 'message', 'params']);
        return [
          `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
          properties.error.enum,
        ] as const;
      }),
    );
    const listed = Object.keys(CALLS).map((name) => [name, errorsOf(callSpecOf(name as CallName))] as const);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(listed));
    expect(Object.fromEntries(described)['POST /api/v1/messages']).toContain('api.invalid_data');
  });

  it('says of calls of a user that they need the token', async () => {
    const { paths } = (await test.call({ url: '/api/openapi.json' })).raw.json();
    expect(paths['/api/v1/users/me'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/v1/users/password/reset'].post.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/v1/login'].post.security).toBeUndefined();
  });

  it('has a readable page', async () => {
    const { raw } = await test.call({ url: '/api/docs' });
    expect([raw.statusCode, raw.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(raw.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    const { paths } = (await test.call({ url: '/api/openapi.json' })).raw.json();
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `<h3>${method.toUpperCase()} ${path}</h3>`),
    );
    expect(calls.filter((heading) => !raw.body.includes(heading))).toEqual([]);
    expect(raw.body).toContain('refresh_token: string;');
    const slash = (await test.call({ url: '/api/docs/' })).raw;
    expect([slash.statusCode, slash.headers.location]).toEqual([308, '/api/docs']);
  });
});
