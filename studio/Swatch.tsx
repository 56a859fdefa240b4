interface SwatchProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own colour picker, as large as a field's icon. It shows a value, so no brand paints it. */
export function Swatch({ label, value, onChange }: SwatchProps) {
  return (
    <span data-art="" style={{ display: 'flex' }}>
      <input
        data-art=""
        type="color"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        style={{
          inlineSize: 28,
          blockSize: 28,
          padding: 0,
          border: 0,
          background: 'none',
          cursor: 'pointer',
        }}
      />
    </span>
  );
}
