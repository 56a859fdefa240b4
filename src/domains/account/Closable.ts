/** A dialog whose owner opens and closes it. */
export interface Closable {
  onClose: () => void;
}
