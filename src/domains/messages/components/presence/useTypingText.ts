import { ChatType, type Group } from '@livery/contract';
import { useText } from '../../../../lib/intl/useText.ts';
import { shortName } from '../../presence/short-name.ts';

/** What names may take of the line on a phone, so that it is read to its end. In Latin letters. */
const ROOM = 22;

/** Who is writing; in a direct conversation who it is goes without saying. */
export const useTypingText = () => {
  const text = useText();
  return ({ type }: Pick<Group, 'type'>, names: readonly string[]): string => {
    if (type === ChatType.DM) return text('typing.one');
    const [name = '', other = ''] = names.map((each) => shortName(each, ROOM / names.length));
    if (names.length === 1) return text('typing.named', { name });
    return names.length === 2
      ? text('typing.two', { name, other })
      : text('typing.many', { count: names.length });
  };
};
