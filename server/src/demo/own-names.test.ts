import { parseNickname, parseUsername } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { readDemoContent } from './demo-content.ts';
import { brandsWithDemo, DEMO_DIR } from './demo-folder.ts';
import { withNames } from './own-names.ts';

const sources = [...(await brandsWithDemo(DEMO_DIR))];
const read = async (source: string, brand: string) => {
  const content = await readDemoContent(DEMO_DIR, { source, brand, locale: 'en' });
  if (!content) throw new Error(`no content of ${source}`);
  return content;
};
const nicknames = ({ people }: { people: { nickname: string }[] }) => people.map(({ nickname }) => nickname);

describe.each(sources)('the content of %s for another brand', (source) => {
  it('has people of its own, who may be called so, none of them twice', async () => {
    const given = await read(source, source);
    for (const brand of ['plum', 'quince', 'chat', 'x1', 'zz', 'nectarine']) {
      const { people, crowd } = await read(source, brand);
      const everybody = [...people, ...crowd];
      expect(new Set(everybody.map(({ username }) => username)).size).toBe(everybody.length);
      for (const { username, nickname } of everybody) {
        expect(parseUsername(username)).toBe(username);
        expect(parseNickname(nickname)).toBe(nickname);
      }
      expect(nicknames({ people }).filter((name) => nicknames(given).includes(name))).toEqual([]);
      expect(people.map(({ key, avatar }) => [key, avatar])).toEqual(
        given.people.map(({ key, avatar }) => [key, avatar]),
      );
    }
  });

  it('speaks of nobody by their old names', async () => {
    const given = await read(source, source);
    const { posts, comments, chats } = await read(source, 'plum');
    const spoken = JSON.stringify([posts, comments, chats.groups, chats.direct]);
    expect(nicknames(given).filter((name) => spoken.includes(name))).toEqual([]);
  });
});

it('two brands with the same content have other people', async () => {
  const [source = ''] = sources;
  expect(nicknames(await read(source, 'plum'))).not.toEqual(nicknames(await read(source, 'pear')));
});

it('says each name once, whole or by its first word, and leaves keys as they are', () => {
  const person = (key: string, nickname: string) => ({ key, username: key, nickname, avatar: '', bio: '' });
  const content = {
    people: [person('meera', 'Meera Nair'), person('arjun', 'Arjun')],
    posts: [{ author: 'Arjun', description: 'Meera Nair (and Meera) saw Arjun' }],
    comments: [],
    chats: {},
  };
  const { people, posts } = withNames(content, [person('a1', 'Arjun Das'), person('b2', 'Meera')]);
  expect(people.map(({ username, nickname }) => [username, nickname])).toEqual([
    ['a1', 'Arjun Das'],
    ['b2', 'Meera'],
  ]);
  expect(posts).toEqual([{ author: 'Arjun', description: 'Arjun Das (and Arjun) saw Meera' }]);
});
