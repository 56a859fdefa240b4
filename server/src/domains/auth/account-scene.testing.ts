import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Envelope } from '../../infra/pubsub/pubsub.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

export interface AccountScene {
  app: TestApp;
  /** Somebody new before each test. */
  person: TestPerson;
  /** What was published since the test began. */
  events: Envelope[];
}

/** The application for one file of tests, with a new person and unused limits before each of them. */
export const accountScene = (): AccountScene => {
  const events: Envelope[] = [];
  const scene = { events } as AccountScene;
  const forgetLimits = () => scene.app.db().deleteFrom('rate_limits').execute();
  beforeAll(async () => {
    scene.app = await startTestApp();
    scene.app.infra.pubsub.subscribe((envelope) => events.push(envelope));
  });
  afterAll(() => scene.app.stop());
  beforeEach(async () => {
    await forgetLimits();
    scene.person = await scene.app.signUp();
    events.length = 0;
  });
  return scene;
};
