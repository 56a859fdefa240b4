import type { Script } from '../redis/redis.ts';

/*
 * KEYS of a person: the nodes where they have a socket, and whether they count as here. Who comes and goes is told in the
 * same step, so that what is told stands in the order of what is true.
 */

const GO = `
if redis.call('SCARD', KEYS[1]) == 0 and redis.call('DEL', KEYS[2]) == 1 then
  redis.call('SPUBLISH', ARGV[1], ARGV[2])
  return 1
end
return 0`;

/** ARGV: channel, message, node. */
export const ARRIVE: Script = {
  name: 'liveryArrive',
  lua: `
redis.call('SADD', KEYS[1], ARGV[3])
if redis.call('SET', KEYS[2], '1', 'NX') then redis.call('SPUBLISH', ARGV[1], ARGV[2]) end
return 1`,
};

/** Nobody has heard of them for the time of grace. ARGV: channel, message. Returns whether they are gone. */
export const END: Script = { name: 'liveryEnd', lua: GO };

/** Their node is gone. ARGV: channel, message, node. Returns whether they are. */
export const LOSE: Script = { name: 'liveryLose', lua: `redis.call('SREM', KEYS[1], ARGV[3])\n${GO}` };

/**
 * This node lives. KEYS: all nodes by when they last said so. ARGV: node, milliseconds after which one is dead. Returns
 * whether it was unknown, and the dead with when they were last heard of.
 */
export const BEAT: Script = {
  name: 'liveryBeat',
  lua: `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local new = redis.call('ZADD', KEYS[1], now, ARGV[1])
return { new, redis.call('ZRANGE', KEYS[1], '-inf', now - ARGV[2], 'BYSCORE', 'WITHSCORES') }`,
};

/** This node stops: in ARGV[2] milliseconds it is dead. */
export const STOP: Script = {
  name: 'liveryStop',
  lua: `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
return redis.call('ZADD', KEYS[1], now - ARGV[3] + ARGV[2], ARGV[1])`,
};
