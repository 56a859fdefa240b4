import { type GuestArea, isKept } from '@livery/contract';
import { type CallName, callSpecOf } from '@livery/contract/calls';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';

/** Deny by default: a call of guests that no rule of a brand could close stops the start. */
export const refuseCallsWithoutArea = (config: Partial<FastifyContextConfig> | undefined): void => {
  if (config?.access !== 'guest' || !config.call || callSpecOf(config.call).area) return;
  throw new Error(`${config.call} does not say what of a brand it shows to guests: give it an area.`);
};

const areaOf = (call: CallName | undefined, query: unknown): GuestArea | undefined => {
  const { area } = call ? callSpecOf(call) : {};
  return typeof area === 'function' ? area(query as Record<string, unknown>) : area;
};

/** Whether the brand keeps for people with an account what is asked for. */
export const isKeptFromGuests = ({ tenant, routeOptions, query }: FastifyRequest): boolean => {
  const area = areaOf(routeOptions.config.call, query);
  return area !== undefined && isKept(tenant.brand.config.guests, area);
};
