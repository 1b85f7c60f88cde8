/** ISO 3166-1 country codes, as part of an expression. Countries without their own post, such as YT, are left out. */
export const COUNTRY =
  '(?:A[D-GILMORTUWXZ]|B[ABD-JM-OQ-TWYZ]|C[ADF-IK-ORU-WYZ]|D[EJKMOZ]|E[CEGRST]|F[I-KOR]|G[ABD-IL-NP-RTUWY]|H[KNRTU]|I[DEL-NQ-T]|J[EMOP]|K[EGHIMNPRWYZ]|L[A-CIKR-VY]|M[ACDEGK-OR-Z]|N[ACEGILOPRUZ]|OM|P[AE-HKLNSTY]|QA|R[OSUW]|S[A-EGHIK-ORSTVXYZ]|T[ACDGHJ-ORTVWZ]|U[AGSYZ]|V[ACEGNU]|W[FS]|YE|Z[AMW])';

const COUNTRY_CODE = new RegExp(`^${COUNTRY}$`);

/** Whether two letters are the code of a country with a post of its own. */
export const isCountry = (code: string): boolean => COUNTRY_CODE.test(code);
