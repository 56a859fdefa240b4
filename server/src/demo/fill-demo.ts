import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Brand } from '../brand/brand.ts';
import type { TenantDb } from '../infra/database/database.ts';
import type { Objects } from '../infra/objects/objects.ts';
import { storeChatFiles } from './chat-files.ts';
import { freshenDemo, insertDemo, isFilled } from './demo.repository.ts';
import { namedFiles, readDemoContent } from './demo-content.ts';
import { storeDemoFiles } from './demo-objects.ts';
import { demoRows } from './demo-rows.ts';
import { withoutClips } from './without-clips.ts';

const HOUR = 3_600_000;

export interface DemoFilling {
  brand: Pick<Brand, 'id' | 'config'>;
  db: TenantDb;
  objects: Pick<Objects, 'get' | 'put'>;
  /** Whose content it gets; absent: its own. */
  source?: string;
  /** Folder of the content: `<brand>/*.json` and `media/`. */
  demoDir: string;
  log: Pick<Logger, 'info'>;
  /** Milliseconds. */
  now?: number;
}

/**
 * Gives a brand its demo people and posts, once in its life. Objects come first and rows in one transaction after
 * them, so a stop at any moment leaves nothing half done and the next start goes on. A brand without content stays
 * empty. From the content of another brand it gets posts and talks, with people of its own. What is there already is made as young as it was.
 */
export const fillDemo = async (filling: DemoFilling): Promise<void> => {
  const { brand, db, objects, demoDir, log, source = brand.id, now = Date.now() } = filling;
  if (await isFilled(db)) {
    const by = await freshenDemo(db, now);
    if (by > 0) log.info({ brand: brand.id, hours: Math.round(by / HOUR) }, 'demo posts are of today again');
    return;
  }
  const found = await readDemoContent(demoDir, { source, brand: brand.id, locale: brand.config.locale });
  if (!found) return;
  const content = brand.config.features.videos ? found : withoutClips(found);
  const paths = await storeDemoFiles(objects, brand.id, join(demoDir, 'media'), namedFiles(content));
  const sent = await storeChatFiles(objects, brand.id, demoDir, content);
  const rows = demoRows(content, { country: brand.config.country, paths, sent, now });
  if (await insertDemo(db, rows)) {
    log.info(
      { brand: brand.id, people: rows.users.length, posts: rows.posts.length },
      'demo content filled in',
    );
  }
};
