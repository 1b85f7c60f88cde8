/** Country codes by ISO 3166-1, as a part of an expression. Without those that have no post of their own, such as YT. */
export const COUNTRY =
  '(?:A[D-GILMORTUWXZ]|B[ABD-JM-OQ-TWYZ]|C[ADF-IK-ORU-WYZ]|D[EJKMOZ]|E[CEGRST]|F[I-KOR]|G[ABD-IL-NP-RTUWY]|H[KNRTU]|I[DEL-NQ-T]|J[EMOP]|K[EGHIMNPRWYZ]|L[A-CIKR-VY]|M[ACDEGK-OR-Z]|N[ACEGILOPRUZ]|OM|P[AE-HKLNSTY]|QA|R[OSUW]|S[A-EGHIK-ORSTVXYZ]|T[ACDGHJ-ORTVWZ]|U[AGSYZ]|V[ACEGNU]|W[FS]|YE|Z[AMW])';
