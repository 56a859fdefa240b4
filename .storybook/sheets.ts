// Every component's sheet before the first story, and in one order: one that came with its own story would come while
// others are drawn, and which rules win would depend on the stories that ran before. A module of its own, since a glob
// is imported before everything else in its file, and the sheet that names the layers has to be the first of all.
import.meta.glob('../design-system/src/**/*.css.ts', { eager: true });
