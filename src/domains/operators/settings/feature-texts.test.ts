// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../texts/en.json';
import chinese from '../texts/zh-CN.json';

interface Part {
  type?: string;
  properties?: Record<string, Part>;
}

/** `wallet_withdrawal` for the switch `withdrawal` of `wallet`. */
const namesIn = ({ properties = {} }: Part, above = ''): string[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    if (part.type === 'boolean') return [above + name];
    return namesIn(part, `${above}${name}_`);
  });

it('every feature that a brand’s folder can switch has its name in the console', () => {
  const schema = JSON.parse(readFileSync('brands/schema/brand.schema.json', 'utf8')) as Part;
  const names = namesIn(schema.properties?.['features'] ?? {});
  expect(names).toContain('wallet_withdrawal');
  for (const name of names)
    for (const texts of [chinese, english]) expect(texts).toHaveProperty([`ops.setting.features.${name}`]);
});

it('so has every quota', () => {
  const schema = JSON.parse(readFileSync('brands/schema/brand.schema.json', 'utf8')) as Part;
  const names = Object.keys(schema.properties?.['quotas']?.properties ?? {});
  expect(names).toContain('messages_per_minute');
  for (const name of names)
    for (const texts of [chinese, english]) expect(texts).toHaveProperty([`ops.setting.quotas.${name}`]);
});
