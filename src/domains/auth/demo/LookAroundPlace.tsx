/** As high as two rows of people: what stands above does not move when they come. */
export function LookAroundPlace() {
  return <div className="h-30" />;
}
