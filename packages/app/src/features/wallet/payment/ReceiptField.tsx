import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const t = es.wallet.deposit;

// The device's own button for files, in our look.
const Frame = styled.div`
  & input[type='file'] {
    padding: 8px 0;
    font-size: ${fontSize(14)};
  }

  & input[type='file']::file-selector-button {
    min-height: 32px;
    margin-inline-end: 12px;
    padding: 0 12px;
    border: 0;
    border-radius: ${token('radiusSmall')};
    background: ${token('colorBorder')};
    color: ${token('colorText')};
    font: inherit;
    cursor: pointer;
  }
`;

/** The picture of a receipt. */
export const ReceiptField = ({ kept, error }: { kept: boolean; error?: string | undefined }) => (
  <Frame>
    <Field
      label={t.image}
      name="image"
      type="file"
      accept="image/png,image/jpeg,image/webp"
      hint={kept ? t.imageKept : t.imageHint}
      error={error}
    />
  </Frame>
);
