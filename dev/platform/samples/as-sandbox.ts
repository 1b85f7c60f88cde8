import { isObject, type JsonObject } from '../../../utils/json.ts';
import type { Sample } from './sample.ts';

/** The same sample with "Sandbox" in its texts, so that an answer from the wrong environment is visible. */
export function asSandbox(sample: Sample): Sample {
  if (sample.kind === 'failure') return { ...sample, message: `Sandbox: ${sample.message}` };
  const record = prefix(sample.record, 'transferCarrierName', 'Sandbox ');
  return {
    ...sample,
    record: {
      ...record,
      ...inner(record, 'address', 'address1'),
      ...inner(record, 'proofOfDelivery', 'recipient'),
    },
  };
}

function inner(record: JsonObject, name: string, field: string): JsonObject {
  const value = record[name];
  return isObject(value) ? { [name]: prefix(value, field, 'Sandbox ') } : {};
}

function prefix(object: JsonObject, field: string, text: string): JsonObject {
  const value = object[field];
  return typeof value === 'string' ? { ...object, [field]: text + value } : object;
}
