// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTexts } from './texts.file.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

describe('the texts of a brand', () => {
  it('are those of its file', async () => {
    answering('{"nav.home":"Bazaar"}');
    expect(await readTexts('saffron', 'en')).toEqual({ 'nav.home': 'Bazaar' });
  });

  it('are asked for in the version that the page names', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('{}');
    });
    await readTexts('saffron', 'en', '?v=12');
    await readTexts('saffron', 'en');
    expect(asked).toEqual(['/brands/saffron/messages.en.json?v=12', '/brands/saffron/messages.en.json']);
  });

  it.each([
    ['is missing', 'not here', 404],
    ['is answered with the page of a static host', '<!doctype html><html></html>', 200],
    ['holds something else', '[1, 2]', 200],
    ['is empty', 'null', 200],
  ])('are none when the file %s', async (_, body, status) => {
    answering(body, status);
    expect(await readTexts('saffron', 'en')).toEqual({});
  });
});
