import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Brand } from '../brand/brand.ts';
import type { TenantDb } from '../infra/database/database.ts';
import type { Objects } from '../infra/objects/objects.ts';
import { storeChatFiles } from './chat-files.ts';
import { insertDemo, isFilled } from './demo.repository.ts';
import { namedFiles, readDemoContent } from './demo-content.ts';
import { storeDemoFiles } from './demo-objects.ts';
import { demoRows } from './demo-rows.ts';

export interface DemoFilling {
  brand: Pick<Brand, 'id' | 'config'>;
  db: TenantDb;
  objects: Pick<Objects, 'get' | 'put'>;
  /** Folder of the content: `<brand>/*.json` and `media/`. */
  demoDir: string;
  log: Pick<Logger, 'info'>;
}

/**
 * Gives a brand its demo people and posts, once in its life. Objects come first and rows in one transaction after
 * them, so a stop at any moment leaves nothing half done and the next start goes on. A brand without content stays
 * empty.
 */
export const fillDemo = async ({ brand, db, objects, demoDir, log }: DemoFilling): Promise<void> => {
  if (await isFilled(db)) return;
  const content = await readDemoContent(demoDir, brand.id, brand.config.locale);
  if (!content) return;
  const paths = await storeDemoFiles(objects, brand.id, join(demoDir, 'media'), namedFiles(content));
  const sent = await storeChatFiles(objects, brand.id, demoDir, content);
  const rows = demoRows(content, { country: brand.config.country, paths, sent, now: Date.now() });
  if (await insertDemo(db, rows)) {
    log.info(
      { brand: brand.id, people: rows.users.length, posts: rows.posts.length },
      'demo content filled in',
    );
  }
};
