/** One page of a list on the wire; `next_id` is null at the end. */
export interface Page<Item> {
  list: Item[];
  next_id: string | null;
}
