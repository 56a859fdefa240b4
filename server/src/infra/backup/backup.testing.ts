import { connectClient } from '../database/connect.ts';
import { prepareQueues } from './queue.ts';

/** A queue that nobody takes work from. */
export const createQueue = async (url: string, name: string): Promise<void> => {
  const client = await connectClient(url);
  await prepareQueues(client, [name]).finally(() => client.end());
};
