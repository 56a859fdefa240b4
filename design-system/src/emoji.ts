// An entry point of its own: the picker loads when it is opened, its data after it.

export { EmojiPicker, type EmojiPickerProps } from './components/EmojiPicker/EmojiPicker.tsx';
export { type EmojiGroup, emojiGroups } from './components/EmojiPicker/emoji.ts';
