ALTER TABLE "bikes" ADD COLUMN "mileage_kind" text;--> statement-breakpoint
ALTER TABLE "bikes" ADD COLUMN "range_kind" text;--> statement-breakpoint
ALTER TABLE "bikes" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;