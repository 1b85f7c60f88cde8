import type { Vocabulary } from './language.ts';

/** Portuguese: the commonest labels. Words that it shares with other languages are in their lists. */
export const portugueseLabels = {
  tracking: ['rastreio', 'rastreamento', 'encomenda'],
  paths: [],
  number: ['códigos'],
  orders: ['compra', 'pedido'],
  otherThings: [
    'fatura',
    'reclamação',
    'queixa',
    'sinistro',
    'placa',
    'multa',
    'cartão',
    'conta',
    'cupão',
    'cupom',
    'recibo',
    'apólice',
    'matrícula',
    'garantia',
  ],
  otherNumbers: ['telemóvel', 'celular', 'cpf', 'cnpj', 'série'],
  stops: ['pendente', 'em falta', 'não se aplica', 'desconhecido'],
  denials: ['sem', 'nenhum'],
  verbs: ['é', 'são'],
  of: ['da'],
  articles: ['meu', 'sua'],
} satisfies Vocabulary;
