import { Skeleton } from './Skeleton.tsx';

/** As high as the body of a common answer. */
export function ShipmentSkeleton() {
  return (
    <>
      <div class="section skeleton-section">
        <Skeleton shape="half" />
        <Skeleton shape="line" />
      </div>
      <div class="section skeleton-section">
        <Skeleton shape="half" />
        <Skeleton shape="line" />
      </div>
    </>
  );
}
