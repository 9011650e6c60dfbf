import { forwardRef, useState } from 'react';
import { Field, IconButton, type FieldProps } from '@arma11/widgets/ui';
import { es } from '../messages/es';

/** A password, with the eye that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<FieldProps, 'type' | 'icon' | 'trailing'>>(
  function PasswordField(props, ref) {
    const [visible, setVisible] = useState(false);
    return (
      <Field
        ref={ref}
        {...props}
        type={visible ? 'text' : 'password'}
        icon="lock"
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          <IconButton
            icon={visible ? 'eyeOff' : 'eye'}
            label={visible ? es.account.hide : es.account.show}
            onClick={() => setVisible(!visible)}
          />
        }
      />
    );
  },
);
