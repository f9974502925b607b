ALTER TABLE "second_factors" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "refused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "refusals_told_at" timestamp with time zone;