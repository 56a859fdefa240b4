import { ApiError } from './errors.ts';

/** @throws api.unavailable when `work` takes longer than `ms`; it goes on, and nobody hears of its end */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('api.unavailable')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
