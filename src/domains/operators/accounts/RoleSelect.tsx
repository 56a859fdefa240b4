import { OPERATOR_ROLES, type OperatorRole } from '@livery/contract';
import { Select } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

interface RoleSelectProps {
  value: OperatorRole;
  onChange(role: OperatorRole): void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const text = useText();
  return (
    <Select
      label={text('ops.operators.role')}
      value={value}
      options={OPERATOR_ROLES.map((role) => ({ value: role, label: text(`ops.role.${role}`) }))}
      onChange={(role) => onChange(role as OperatorRole)}
    />
  );
}
