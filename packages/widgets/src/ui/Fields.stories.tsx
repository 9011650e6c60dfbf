import { expect, userEvent } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { forceStates } from '@arma11/testing/storybook/ui/forceStates';
import { CheckField } from './CheckField';
import { Field } from './Field';
import { IconButton } from './IconButton';
import { SelectField } from './SelectField';
import { Specimens } from './Specimens';
import { TextAreaField } from './TextAreaField';

const meta = preview.meta({ title: 'UI/Fields', component: Field, args: { label: 'Email' } });
const pictures = photographed('oscuro', 'claro', 'alto-contraste');

export const Text = meta.story({
  args: { icon: 'mail', placeholder: 'tu@correo.pe', hint: 'Con este entras a tu cuenta.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByText('Email'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Con este entras a tu cuenta.');
  },
});

/** What is wrong is tied to the field and said at once; the hint stays. */
export const Wrong = meta.story({
  args: { label: 'Nick de usuario', defaultValue: 'an', hint: 'De 5 a 24 letras.', error: 'Nick de usuario muy corto' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nick de usuario' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Nick de usuario muy corto De 5 a 24 letras.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nick de usuario muy corto');
  },
});

const long = 'Escribe tu nombre completo como está en tu documento, con tus dos apellidos y sin abreviaturas.';

export const Texts = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        vacío: <Field label="Email" icon="mail" placeholder="tu@correo.pe" />,
        escrito: <Field label="Tu correo" icon="mail" defaultValue="tribuna@norte.pe" hint="Te respondemos aquí." />,
        'con foco': <Field label="Tu nombre" defaultValue="Rosa" data-forced="focus" />,
        'con botón': (
          <Field
            label="Contraseña"
            type="password"
            icon="lock"
            defaultValue="secreto123"
            trailing={<IconButton icon="eye" label="Mostrar contraseña" />}
          />
        ),
        mal: <Field label="Nick de usuario" defaultValue="an" error="Nick de usuario muy corto" />,
        'mal y con foco': <Field label="Celular" defaultValue="12" error="Son 9 dígitos." data-forced="focus" />,
        largo: <Field label={long} defaultValue={long} hint={long} error={long} />,
        'no se cambia': <Field label="Celular verificado" defaultValue="987 654 321" readOnly />,
        'sin etiqueta a la vista': <Field label="Buscar club" hideLabel icon="search" placeholder="Buscar club" />,
      }}
    />
  ),
  play: forceStates,
});

const country = [
  { value: 'PEN', label: 'Perú' },
  { value: 'OTRO', label: 'Otro' },
];

export const Choices = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        'de una lista': <SelectField label="País" options={country} />,
        'lista con foco': <SelectField label="Liga" options={country} hint="La de tu sala." data-forced="focus" />,
        'lista mal': <SelectField label="Jornada" options={country} error="Elige una jornada." />,
        'casilla vacía': <CheckField label="Quiero novedades" />,
        'casilla marcada': <CheckField label="Tengo 18 años o más" defaultChecked />,
        'casilla con foco': <CheckField label="Acepto la política de privacidad" data-forced="focus" />,
        'casilla marcada con foco': <CheckField label="Acepto todo" defaultChecked data-forced="focus" />,
        'casilla mal': <CheckField label="Acepto los términos" error="Tienes que aceptarlo para jugar." />,
      }}
    />
  ),
  play: forceStates,
});

export const Lines = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        vacío: <TextAreaField label="Cuéntanos qué pasó" hint="Y qué esperabas que pasara." />,
        escrito: <TextAreaField label="Tu mensaje" defaultValue={`${long} ${long}`} data-forced="focus" />,
        mal: <TextAreaField label="Detalle" error="Cuéntanos un poco más." />,
      }}
    />
  ),
  play: forceStates,
});

export const Check = meta.story({
  render: () => <CheckField label="Tengo 18 años o más" />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tengo 18 años o más' });
    await userEvent.click(canvas.getByText('Tengo 18 años o más'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});
