import { useText } from '../../../lib/intl/useText.ts';
import { idOfLetter } from './CountryGroup.tsx';

/** Letters that scroll to the names under them. */
export function CountryIndex({ letters }: { letters: readonly string[] }) {
  const text = useText();
  const scrollTo = (letter: string) =>
    document.getElementById(idOfLetter(letter))?.scrollIntoView({ block: 'center' });
  return (
    <nav aria-label={text('country.index')} className="flex overflow-x-auto pt-1 scrollbar-none">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onClick={() => scrollTo(letter)}
          className="min-h-8 min-w-8 shrink-0 rounded-sm text-footnote font-medium text-secondary outline-inset hover:bg-hover"
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
