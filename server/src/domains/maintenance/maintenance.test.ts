import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../infra/database/database.ts';
import type { Envelope } from '../../infra/pubsub/pubsub.ts';
import { createPubSub } from '../../infra/pubsub/pubsub.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { MaintenanceOrder } from './maintenance.repository.ts';
import { createMaintenanceService, type MaintenanceService } from './maintenance.service.ts';

let app: TestApp;
let service: MaintenanceService;
const events: Envelope[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  events.length = 0;
  const pubsub = createPubSub();
  pubsub.subscribe((envelope) => events.push(envelope));
  service = createMaintenanceService({ pubsub });
});

const tenant = (id = 'aurora') => ({ brand: app.infra.brands.byId(id)!, db: app.db(id) });
const order = (change: Partial<MaintenanceOrder>) => service.set(tenant(), { enabled: true, ...change });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('nothing was ordered: the service is open', async () => {
  const { status, result } = await app.call({ url: '/api/v1/maintenance', brand: 'harbor' });
  expect(status).toBe(200);
  expect(result).toEqual({
    status: 2,
    enabled: false,
    announcement: '',
    maintain_start: null,
    maintain_end: null,
    update_at: null,
  });
});

test('an order without times holds at once, for this brand alone, and everyone hears of it', async () => {
  const maintenance = await order({ announcement: 'Back soon' });
  expect(maintenance).toMatchObject({ status: 1, enabled: true, announcement: 'Back soon' });
  expect(await service.current(tenant('lotus'))).toMatchObject({ enabled: false });
  expect(events).toEqual([
    {
      brand: 'aurora',
      audience: { everyone: true },
      event: { event: 'maintenance.changed', data: maintenance },
    },
  ]);
});

test('it holds from its start to its end', async () => {
  expect(await order({ maintain_start: hoursFromNow(1) })).toMatchObject({ enabled: false });
  expect(await order({ maintain_start: hoursFromNow(-1), maintain_end: hoursFromNow(1) })).toMatchObject({
    enabled: true,
  });
  expect(await order({ maintain_end: hoursFromNow(-1) })).toMatchObject({ enabled: false, status: 2 });
});

test('without the database it is what it was last known to be, and open where nothing is known', async () => {
  await order({ announcement: 'Back soon' });
  const database = openDatabase({
    url: 'postgres://127.0.0.1:1/none',
    poolSize: 1,
    onError: () => undefined,
  });
  onTestFinished(() => database.close());
  const unreachable = { ...tenant(), db: database.tenant('aurora') };
  const later = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await expect(service.current(unreachable)).rejects.toThrow();
  expect(await service.lastKnown(unreachable)).toMatchObject({ enabled: true, announcement: 'Back soon' });
  const unknown = { brand: app.infra.brands.byId('lotus')!, db: unreachable.db };
  expect(await service.lastKnown(unknown)).toMatchObject({ enabled: false });
});

test('calls answer 503 with it meanwhile, but the question for it and the brand', async () => {
  const fresh = await startTestApp();
  const here = fresh.tenant();
  await createMaintenanceService(fresh.infra).set(here, { enabled: true, announcement: 'Back soon' });
  const closed = await fresh.call({ url: '/api/v1/register' });
  expect([closed.status, closed.result.announcement]).toEqual([503, 'Back soon']);
  expect((await fresh.call({ url: '/api/v1/maintenance' })).result.enabled).toBe(true);
  expect((await fresh.call({ url: '/brand/config' })).status).toBe(200);
  await fresh.stop();
});
