import { ChatType, type Group } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';

/** Who is writing; in a direct conversation who it is goes without saying. */
export const useTypingText = () => {
  const text = useText();
  return ({ type }: Pick<Group, 'type'>, names: readonly string[]): string => {
    const [name = '', other = ''] = names;
    if (type === ChatType.DM) return text('typing.one');
    if (names.length === 1) return text('typing.named', { name });
    return names.length === 2
      ? text('typing.two', { name, other })
      : text('typing.many', { count: names.length });
  };
};
