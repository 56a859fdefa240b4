type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** What a key asks of the whole draft, as every editor has it; undefined for any other. */
export function moveOf({
  key,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
}: Press): 'undo' | 'redo' | 'save' | undefined {
  if (!(metaKey || ctrlKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 's':
      return shiftKey ? undefined : 'save';
    default:
      return undefined;
  }
}
