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
