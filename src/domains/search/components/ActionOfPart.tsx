import { Button } from '@livery/design-system';

interface ActionOfPartProps {
  children: string;
  /** Says of what, where the words do not. */
  label?: string;
  onClick: () => void;
}

/** Beside the heading of a part: its words end where the part does, the ground under a finger goes beyond. */
export function ActionOfPart({ children, label, onClick }: ActionOfPartProps) {
  return (
    <span className="-me-button-sm flex">
      <Button size="sm" tone="ghost" aria-label={label} onClick={onClick}>
        {children}
      </Button>
    </span>
  );
}
