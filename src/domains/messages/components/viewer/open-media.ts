import type { Message } from '@livery/contract';
import { createContext, use } from 'react';

/** Shows a picture or a clip of the conversation as large as the screen. */
export type OpenMedia = (message: Message) => void;

const OpenMediaContext = createContext<OpenMedia>(() => undefined);

export const OpenMediaProvider = OpenMediaContext.Provider;

export const useOpenMedia = (): OpenMedia => use(OpenMediaContext);
