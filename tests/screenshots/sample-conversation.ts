import { call as send } from '../support/client.ts';

/** Two people and their conversation, made through the public calls. */
export interface Conversation {
  me: { email: string; password: string };
  groupId: string;
}

const PASSWORD = 'Passw0rd99';

const LINES: ['they' | 'me', string][] = [
  ['they', '周六这片茶山，早上六点有云海，有人一起去吗？'],
  ['they', '我查了天气，晴。'],
  ['me', '去！我带无人机和热汤 🍜'],
  ['me', '几点出发？'],
  ['they', '四点半东门集合，带外套和头灯。'],
  ['me', '好，那就这么说定了'],
];

export const createConversation = async (port: number, brand: string): Promise<Conversation> => {
  const call = async (url: string, body?: unknown, token?: string) => {
    const answer = await send({
      port,
      brand,
      url,
      ...(body !== undefined && { method: 'POST', body }),
      ...(token && { token }),
    });
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.error}`);
    return answer.result;
  };
  const register = async (username: string, nickname: string) => {
    const email = `${username}@mail.example`;
    const identity = { mode: 'email', email, device_id: `device-of-${username}` };
    await call('/api/v3/verification', identity);
    const { list } = await call(`/dev/mailbox.json?to=${email}`);
    await call('/api/v1/verification/check', { ...identity, code: list[0].code });
    const { access_token: token } = await call('/api/v1/register', {
      ...identity,
      username,
      nickname,
      password: PASSWORD,
    });
    const { id } = await call('/api/v1/users/me', undefined, token);
    return { id: String(id), token: String(token), email };
  };
  const [me, they, cook] = [
    await register('walker07', '林间散步'),
    await register('seaside7', '海边的周末'),
    await register('kitchen7', '阿澈的厨房'),
  ];
  const open = async (token: string, contact: string): Promise<string> =>
    (await call('/api/v1/groups/direct', { contact_id: contact }, token)).id;
  const say = (group: string, cid: string, text: string, token: string) =>
    call('/api/v1/messages', { group_id: group, cid, type: 'text', text }, token);
  await say(await open(cook.token, me.id), 'hello', '周末来吃面吗？', cook.token);
  const groupId = await open(me.token, they.id);
  for (const [index, [who, text]] of LINES.entries()) {
    await say(groupId, `line-${index}`, text, who === 'me' ? me.token : they.token);
  }
  return { me: { email: me.email, password: PASSWORD }, groupId };
};
