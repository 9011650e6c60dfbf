/** How a player pays a code, step by step; an operator may write other steps. */
export const PAY_INSTRUCTIONS = {
  yape: [
    'Guarda el QR o escanéalo desde otro celular.',
    'Abre Yape y paga el monto exacto, con sus céntimos.',
    'Vuelve y escribe el número de operación de tu constancia.',
  ],
  plin: [
    'Guarda el QR o escanéalo desde otro celular.',
    'Abre la aplicación de tu banco, elige Plin y paga el monto exacto, con sus céntimos.',
    'Vuelve y escribe el número de operación de tu constancia.',
  ],
};
