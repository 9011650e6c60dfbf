import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { CheckField } from './CheckField';
import { Field } from './Field';
import { IconButton } from './IconButton';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';

const meta = preview.meta({
  title: 'UI/Fields',
  component: Field,
  args: { label: 'Email' },
  parameters: photographed('oscuro', 'claro'),
});

export const Text = meta.story({
  args: { icon: 'mail', placeholder: 'tu@correo.pe', hint: 'Con este entras a tu cuenta.' },
});
export const Wrong = meta.story({
  args: { label: 'Nick de usuario', defaultValue: 'an', error: 'Nick de usuario muy corto' },
});
export const Password = meta.story({
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'secreto123',
    trailing: <IconButton icon="eye" label="Mostrar password" />,
  },
});
export const Select = meta.story({
  render: () => (
    <SelectField
      label="País"
      options={[
        { value: 'PEN', label: 'Perú' },
        { value: 'OTRO', label: 'Otro' },
      ]}
    />
  ),
});
export const Lines = meta.story({ render: () => <TextAreaField label="Cuéntanos qué pasó" /> });
export const Check = meta.story({ render: () => <CheckField label="Tengo 18 años o más" defaultChecked /> });
export const CheckWrong = meta.story({
  render: () => <CheckField label="Tengo 18 años o más" error="Debes tener 18 años o más para jugar con dinero." />,
});
