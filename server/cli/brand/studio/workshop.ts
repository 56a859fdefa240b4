import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandFinding } from '../../../src/brand/brand.findings.ts';
import { brandFolders } from '../../../src/brand/brand.loader.ts';
import { guestHost, localHost } from '../../../src/brand/brand.registry.ts';
import { examine } from '../../../src/brand/doctor/doctor.ts';
import { brandsWithDemo, DEMO_DIR } from '../../../src/demo/demo-folder.ts';
import type { PreviewLook } from '../../../src/infra/infra.ts';
import { type RunningServer, startServer } from '../../../src/server.ts';
import type { BrandOptions } from '../brand-options.ts';
import { knownTexts } from '../check.ts';
import { makeBrand } from '../create.ts';
import type { PreviewHosts } from '../preview-links.ts';
import { shownEnv } from '../shown-env.ts';
import { isBinary, readFiles, saveFolder, writeFiles } from './folder.ts';
import { createFrames } from './frames.ts';
import { type Change, changedPaths, createHistory, type Files, type History } from './history.ts';
import { OCCASION_NAMES, type OccasionName } from './occasions/occasions.ts';
import { type StudioHosts, screensOf, seenIn } from './screens.ts';
import type { StudioScreen, WorkshopState } from './state.ts';

export interface WorkshopOptions {
  /** The folder of brands that is saved to. */
  readonly dir: string;
  readonly dataDir: string;
  /** Origin of the studio's page. */
  readonly framedBy: string;
  readonly id: string;
}

export interface Workshop {
  /** A copy of the folder of brands with the draft in it. */
  readonly drafts: string;
  readonly history: History;
  state(): Promise<WorkshopState>;
  change(change: Change, key?: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  show(look: Partial<PreviewLook>): void;
  /** Works on another brand. What was not saved of this one is lost. */
  open(id: string): Promise<void>;
  /** Makes another one and works on it; says what became otherwise than it was given. @throws UsageError, BrandError */
  make(id: string, options: BrandOptions): Promise<string>;
  /** Writes the draft into the folder of brands; what is found when it refuses: by the doctor, or changed by others meanwhile. */
  save(): Promise<readonly BrandFinding[]>;
  stop(): Promise<void>;
}

const shown = (files: Files): WorkshopState['files'] =>
  Object.fromEntries(
    [...files].map(([path, content]) => [
      path,
      isBinary(path) ? content.byteLength : content.toString('utf8'),
    ]),
  );

/** A server with a copy of the brands, one of which is changed there until it is saved. */
export async function openWorkshop(options: WorkshopOptions): Promise<Workshop> {
  const { dir, dataDir, framedBy } = options;
  const room = await mkdtemp(join(tmpdir(), 'brand-studio-'));
  const drafts = join(room, 'brands');
  await cp(dir, drafts, { recursive: true });
  const [texts, demo] = [await knownTexts(), await brandsWithDemo(DEMO_DIR)];
  const doctor = async (id: string): Promise<BrandFinding[]> =>
    (await examine(drafts, { id, texts, demo })).flatMap(({ findings }) => findings);
  const look: PreviewLook = { locale: 'en', scheme: 'light' };
  let { id } = options;
  let port = '0';
  let history = createHistory(await readFiles(join(drafts, id)));
  /** As the folder was when the draft was begun or last saved. */
  let saved = await readFiles(join(dir, id));
  let server: RunningServer | undefined;
  let screens: WorkshopState['screens'] = {};

  const frames = createFrames({
    port: () => Number(port),
    brandOf: (host) => server?.brands.byHost(host),
    look,
  });
  const seenAs = async (brand: string, occasion?: OccasionName): Promise<PreviewHosts> => {
    const [guest, own] = [guestHost(brand), localHost(brand)].map(
      async (host) => new URL(await frames.originOf(host, occasion)).host,
    );
    return { guest: (await guest) ?? '', own: (await own) ?? '' };
  };

  async function serve(): Promise<void> {
    await server?.stop();
    server = undefined;
    const env = shownEnv(process.env, { brandsDir: drafts, dataDir, logLevel: 'error' });
    const preview = { id, look, framedBy, servesOthers: true, onState: () => undefined };
    server = await startServer(env, { preview: { ...preview, examine: async () => [] } });
    // Another one each time: somebody else may hold the last one by now. Doors follow.
    port = new URL(server.origin).port;
    const found: Record<string, readonly StudioScreen[]> = {};
    // One after the other: a server that has just begun has other work than to sign many people in at once.
    for (const brand of server.brands.all) {
      const on = await Promise.all(
        OCCASION_NAMES.map(async (name) => [name, await seenAs(brand.id, name)] as const),
      );
      const seen = { ...(await seenAs(brand.id)), on: Object.fromEntries(on) as StudioHosts['on'] };
      found[brand.id] = await screensOf(`${localHost(brand.id)}:${port}`, seen);
    }
    screens = found;
  }

  /** Of each brand what it has by now: a switch of the draft may have changed it. */
  const screensNow = (): WorkshopState['screens'] =>
    Object.fromEntries(
      (server?.brands.all ?? []).map((brand) => [brand.id, seenIn(brand, screens[brand.id])]),
    );

  /** One after the other: files are written in the order of the steps. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const step = (move: () => void): Promise<void> =>
    inTurn(async () => {
      const before = history.files;
      move();
      await writeFiles(join(drafts, id), before, history.files);
    });
  /** As it was last saved: a draft with faults would keep the server from starting. */
  const leave = async (): Promise<void> =>
    writeFiles(join(drafts, id), history.files, await savedOr(join(dir, id), history.files));
  const take = async (next: string): Promise<void> => {
    id = next;
    history = createHistory(await readFiles(join(drafts, id)));
    saved = await readFiles(join(dir, id));
    await serve();
  };

  const stop = async (): Promise<void> => {
    await frames.stop();
    await server?.stop();
    await rm(room, { recursive: true, force: true });
  };
  await serve().catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return {
    drafts,
    get history() {
      return history;
    },
    state: () =>
      inTurn(async () => ({
        ...{ id, look, screens: screensNow(), brands: await brandFolders(drafts) },
        ...{ files: shown(history.files), findings: await doctor(id) },
        changed: changedPaths(saved, history.files),
        ...{ canUndo: history.canUndo, canRedo: history.canRedo },
      })),
    change: (change, key) => step(() => history.change(change, key)),
    undo: () => step(() => history.undo()),
    redo: () => step(() => history.redo()),
    show: (next) => void Object.assign(look, next),
    open: (next) =>
      inTurn(async () => {
        await leave();
        await take(next);
      }),
    make: (next, of) =>
      inTurn(async () => {
        const remark = await makeBrand(drafts, next, of);
        await leave();
        await take(next);
        return remark;
      }),
    save: () =>
      inTurn(async () => {
        const findings = await doctor(id);
        if (findings.length > 0) return findings;
        const disputed = await saveFolder(join(dir, id), saved, history.files);
        if (disputed.length === 0) saved = history.files;
        return disputed.map((path) => changedElsewhere(`${id}/${path}`));
      }),
    stop: () => inTurn(stop),
  };
}

const changedElsewhere = (file: string): BrandFinding => ({
  file,
  field: '',
  why: 'it was changed here and in the folder since the brand was opened, and saving would lose what was changed there',
  remedy: 'download the draft as a zip, open the brand anew and take the changes over',
});

/** A brand that was made here and never saved stays as it is. */
const savedOr = async (dir: string, draft: Files): Promise<Files> => {
  const files = await readFiles(dir);
  return files.size > 0 ? files : draft;
};
