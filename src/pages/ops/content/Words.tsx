import { useEffect, useState } from 'react';
import { BlockWords, BlockWordsForm, useOps } from '../../../domains/operators/index.ts';

/** Words that nothing may say which people write. */
export function Words() {
  const { http } = useOps();
  const [words] = useState(() => new BlockWords(http));
  useEffect(() => void words.load(), [words]);
  return <BlockWordsForm words={words} />;
}
