import { CheckIcon, InfoIcon, WarningIcon } from '../../icons/index.ts';

const toastTones = ['plain', 'success', 'error', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export const toastIcons = { plain: undefined, success: CheckIcon, error: WarningIcon, info: InfoIcon };
