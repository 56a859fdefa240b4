import { Button, Inline, Stack, Text } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import { RECIPES, withRecipe } from './recipes.ts';
import type { Editing } from './useDraft.ts';

/** Manners to begin with. Each is one step, which undo takes back. */
export function RecipeList({ editing }: { editing: Editing }) {
  const say = useSay();
  return (
    <Stack as="section" gap="sm" aria-label={say('配方', 'Recipes')}>
      <Text as="p" size="footnote" tone="secondary" wrap="pretty">
        {say(
          '从一个配方开始，再改细处；撤销一次就回到之前。',
          'Begin with a recipe and change the details after; one undo takes it back.',
        )}
      </Text>
      {RECIPES.map((recipe) => (
        <Inline key={recipe.name[1]} gap="sm" justify="between">
          <Text as="p" size="footnote" wrap="pretty">
            {say(...recipe.does)}
          </Text>
          <Button size="sm" tone="soft" onClick={() => editing.take(withRecipe(editing.draft, recipe))}>
            {say(...recipe.name)}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
