-- A source calls off a match that rooms play on (R6.6).
alter table incident drop constraint incident_kind_check,
  add constraint incident_kind_check check (kind in ('aplazado','suspendido','abandonado','sin_datos','inicio_adelantado',
    'resultado_corregido','cancelado','datos_incompletos','pago_atrasado'));
