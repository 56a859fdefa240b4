/** Chunks that take over what stands in the first HTML, where that is not the feed. */
export const PLACEHOLDERS = {
  page: 'src/pages/placeholder/PagePlaceholder.tsx',
  post: 'src/domains/social/post/PostPreview.tsx',
};
