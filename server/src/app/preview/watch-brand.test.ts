import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadBrands } from '../../brand/brand.loader.ts';
import { brandsFixture } from '../../brand/brand.testing.ts';
import { examine } from '../../brand/doctor/doctor.ts';
import type { PreviewState } from '../../infra/infra.ts';
import { watchBrand } from './watch-brand.ts';

const watched = async (examining?: () => undefined) => {
  const fixture = await brandsFixture('aurora');
  const brands = await loadBrands(fixture.dir, { strict: true, id: 'aurora' });
  const watching = await watchBrand(brands, {
    ...{ brandsDir: fixture.dir, id: 'aurora' },
    examine: () => examining?.() ?? examine(fixture.dir, { id: 'aurora' }),
  });
  onTestFinished(() => watching.stop());
  const told: PreviewState[] = [];
  watching.onChange((state) => void told.push(state));
  const title = () => brands.byHost('localhost')?.config.title.en;
  /** The next state that a page is told. */
  const after = async (save: () => Promise<unknown>): Promise<PreviewState> => {
    const before = told.length;
    await save();
    return vi.waitFor(
      () => {
        const state = told[before];
        if (!state) throw new Error('nothing was told');
        return state;
      },
      { timeout: 10_000 },
    );
  };
  return { fixture, watching, told, title, after };
};

test('what is saved is served and told with another revision, whichever way the editor saves', async () => {
  const { fixture, watching, title, after } = await watched();
  const first = watching.state;
  expect(first).toMatchObject({ isBroken: false, findings: [] });
  const second = await after(() => fixture.change('aurora/brand.json', ['title', 'en'], 'Dawn'));
  expect([title(), second.isBroken, second.findings]).toEqual(['Dawn', false, []]);
  expect(second.revision).not.toBe(first.revision);
  // Many editors write beside the file and put the new one in its place.
  const third = await after(async () => {
    await cp(fixture.path('aurora/brand.json'), fixture.path('beside.json'));
    await fixture.change('beside.json', ['title', 'en'], 'Dusk');
    await rename(fixture.path('beside.json'), fixture.path('aurora/brand.json'));
  });
  expect([title(), third.isBroken]).toEqual(['Dusk', false]);
});

test('a save that cannot be served is told with its sentence, and the one before it stays', async () => {
  const { fixture, watching, title, after } = await watched();
  const { revision } = watching.state;
  const broken = await after(() => writeFile(fixture.path('aurora/brand.json'), '{"id": '));
  expect(broken).toMatchObject({ isBroken: true, revision });
  expect(broken.findings).toEqual([expect.stringMatching(/^aurora\/brand\.json, line 1: /)]);
  expect(title()).toBe('Aurora');
});

test('what the doctor alone sees is shown, with its sentence', async () => {
  const { fixture, watching, after } = await watched();
  const { revision } = watching.state;
  const path = ['color', 'light', 'text', 'secondary', '$value'];
  const pale = await after(() =>
    fixture.change('aurora/tokens.json', path, { colorSpace: 'srgb', components: [0.7, 0.7, 0.7] }),
  );
  expect(pale.isBroken).toBe(false);
  expect(pale.revision).not.toBe(revision);
  expect(pale.findings).toEqual([expect.stringContaining('color.light.text.secondary')]);
});

test('folders within the folder are watched, and a folder that goes breaks nothing', async () => {
  const { fixture, after } = await watched();
  const gone = await after(() => rm(fixture.path('aurora/fonts'), { recursive: true }));
  expect(gone.isBroken).toBe(true);
  const source = new URL('../../../../brands/aurora/fonts', import.meta.url);
  const back = await after(() => cp(source, fixture.path('aurora/fonts'), { recursive: true }));
  expect(back).toMatchObject({ isBroken: false, findings: [] });
  const stranger = await after(() => writeFile(fixture.path('aurora/fonts/more.woff2'), 'x'));
  expect(stranger.findings).toEqual([expect.stringContaining('fonts/more.woff2')]);
});

test('a disk that fails for a moment is told, and the next save is read', async () => {
  let fails = true;
  const { fixture, watching, title, after } = await watched(() => {
    if (fails) throw new Error('EMFILE');
    return undefined;
  });
  expect(watching.state).toMatchObject({ isBroken: true, findings: ['EMFILE'] });
  fails = false;
  const next = await after(() => fixture.change('aurora/brand.json', ['title', 'en'], 'Dawn'));
  expect([title(), next.isBroken, next.findings]).toEqual(['Dawn', false, []]);
});

test('another picture behind conversations is another page: its address stands in a sheet that pages keep', async () => {
  const { fixture, watching, after } = await watched();
  const picture = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1170 2532"><rect width="1170" height="2532" fill="${fill}"/></svg>`;
  await mkdir(fixture.path('aurora/pictures'), { recursive: true });
  const path = fixture.path('aurora/pictures/wallpaper.svg');
  await after(async () => {
    await writeFile(path, picture('#f4f4f4'));
    await fixture.change('aurora/brand.json', ['variants'], { wallpaper: 'picture' });
  });
  const { structure } = watching.state;
  const repainted = await after(() => writeFile(path, picture('#f0f4f4')));
  expect(repainted.structure).not.toBe(structure);
});

test('a thing that is called otherwise is no theme: pages come again', async () => {
  const { fixture, watching, after } = await watched();
  const { structure } = watching.state;
  const renamed = await after(async () => {
    await writeFile(fixture.path('aurora/glossary.en.json'), '{"chat":{"one":"shout","other":"shouts"}}');
    await writeFile(fixture.path('aurora/glossary.zh-CN.json'), '{"chat":{"other":"喊话"}}');
  });
  expect(renamed.isBroken).toBe(false);
  expect(renamed.structure).not.toBe(structure);
});
